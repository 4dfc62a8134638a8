export { listSubjects } from './chat/list-subjects.ts'
export { chatRoutes } from './chat/routes.ts'
export { answerView } from './client-chat/client-chat.server.ts'
