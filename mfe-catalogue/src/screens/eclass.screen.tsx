import { eclassMappings } from '../features/master-data/eclass/eclass.api.ts'
import { EclassPage } from '../features/master-data/eclass/eclass-page.tsx'
import { MasterDataScreen } from '../features/master-data/master-data-screen.tsx'

export const Component = () => <MasterDataScreen of={eclassMappings} page={EclassPage} />
