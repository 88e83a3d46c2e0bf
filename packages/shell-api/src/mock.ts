export { MockPortal, type MockPortalProps } from './mock-portal.tsx'
export { type MockAnswers, mockApi, mockNobody, mockSession } from './mock-session.ts'
