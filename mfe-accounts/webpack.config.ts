import { remoteConfig } from '@schrankwerk/tooling/webpack'

export default remoteConfig({ dir: import.meta.dirname })
