export { ChatButton } from './chat-button.tsx'
export { ChatFrame } from './chat-frame.tsx'
