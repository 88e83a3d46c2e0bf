export { anActor, type CompanyType, type TestActor } from './actor.ts'
export { type FreshDatabase, freshDatabase } from './database.ts'
export { inbox, type Mail, type TestInbox } from './inbox.ts'
export { type TestNats, testNats } from './nats.ts'
