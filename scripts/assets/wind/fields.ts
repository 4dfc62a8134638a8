import type { WindField } from '#content/types/common.ts'
import { calm } from './fields/calm.ts'
import { converge } from './fields/converge.ts'
import { fan } from './fields/fan.ts'
import { grid } from './fields/grid.ts'
import { layers } from './fields/layers.ts'
import { ripples } from './fields/ripples.ts'
import { rising } from './fields/rising.ts'
import { spiral } from './fields/spiral.ts'
import { vortex } from './fields/vortex.ts'
import { waves } from './fields/waves.ts'
import type { Field } from './stage.ts'

export const fields: Record<WindField, Field> = {
  rising,
  vortex,
  layers,
  grid,
  converge,
  waves,
  ripples,
  fan,
  spiral,
  calm,
}
