export { chatRoutes } from './chat/routes.ts'
export { listSubjects } from './chat/understanding/list-subjects.ts'
export { answerView } from './client-chat/client-chat.server.ts'
