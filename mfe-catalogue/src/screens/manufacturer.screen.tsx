import { manufacturers } from '../features/master-data/manufacturer/manufacturer.api.ts'
import { ManufacturerPage } from '../features/master-data/manufacturer/manufacturer-page.tsx'
import { MasterDataScreen } from '../features/master-data/master-data-screen.tsx'

export const Component = () => <MasterDataScreen of={manufacturers} page={ManufacturerPage} />
