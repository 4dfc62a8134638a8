import type { Goal } from '../types/assistant.ts'
import { attractGoals } from './goals/attract.ts'
import { keepGoals } from './goals/keep.ts'
import { showGoals } from './goals/show.ts'

/** What visitors want to reach, in the order in which a tie is decided: the narrow before the wide. */
export const goals: Goal[] = [...keepGoals, ...showGoals, ...attractGoals]
