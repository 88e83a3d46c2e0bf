export { MockPortal, type MockPortalProps } from './mock-portal.tsx'
export { type MockAnswers, mockApi, mockSession } from './mock-session.ts'
