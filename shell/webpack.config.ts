import { shellConfig } from '@schrankwerk/tooling/webpack'

export default shellConfig({ dir: import.meta.dirname })
