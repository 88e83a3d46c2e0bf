import { MasterDataScreen } from '../features/master-data/master-data-screen.tsx'
import { wholesalers } from '../features/master-data/wholesaler/wholesaler.api.ts'
import { WholesalerPage } from '../features/master-data/wholesaler/wholesaler-page.tsx'

export const Component = () => <MasterDataScreen of={wholesalers} page={WholesalerPage} />
