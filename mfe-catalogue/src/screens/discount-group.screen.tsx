import { discountGroups } from '../features/master-data/discount-group/discount-group.api.ts'
import { DiscountGroupPage } from '../features/master-data/discount-group/discount-group-page.tsx'
import { MasterDataScreen } from '../features/master-data/master-data-screen.tsx'

export const Component = () => <MasterDataScreen of={discountGroups} page={DiscountGroupPage} />
