import { fillBrand } from './fill-brand.ts'
import data from './replies.json' with { type: 'json' }

/** Answers and frames of the assistant that runs without a model. */
export const replies = fillBrand(data)
