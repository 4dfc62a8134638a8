export { liveLook, lookFiles } from './live-look.ts'
