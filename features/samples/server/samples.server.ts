export { changeSamples, samplesStand } from './desk.server.ts'
