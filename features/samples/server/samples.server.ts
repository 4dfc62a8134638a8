export { addSamples, removeSamples, samplesStand } from './add-samples.ts'
