import { MasterDataScreen } from '../features/master-data/master-data-screen.tsx'
import { units } from '../features/master-data/unit/unit.api.ts'
import { UnitPage } from '../features/master-data/unit/unit-page.tsx'

export const Component = () => <MasterDataScreen of={units} page={UnitPage} />
