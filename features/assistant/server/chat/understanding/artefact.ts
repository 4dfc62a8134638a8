import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProjectRoot } from '#server/process/project-root.ts'

/** Made by the build (scripts/assets/assistant.ts), read by the server. */
export const ARTEFACT_FILE = 'build/assistant/model.bin'
const ARTEFACT_VERSION = 1

/** A linear model as it is stored: for each feature the labels it speaks for or against. */
export type ModelData = {
  labels: string[]
  /** Of features, in ascending order. */
  hashes: Uint32Array
  /** Where a feature's weights begin. */
  starts: Uint32Array
  targets: Uint16Array
  weights: Int8Array
  /** What one step of a stored weight is worth. */
  step: number
  /** By which odds are made flatter or steeper, so that a share is a probability. */
  temperature: number
  /** Of examples held back: how sure, and how often right (see bench/parts/assistant.ts). */
  curve: { sure: number; right: number; count: number }[]
}

/** Lists of words are kept as text, parted by spaces: that is read in no time. */
export type Vocabulary = {
  /** All that people ask with. */
  words: string
  /** Of them, those that a misspelt one may be meant to be, the likelier first. */
  targets: string
  /** Beginnings of words that may go on. */
  stems: string
  /** How many kinds of question hold each stem, as 'stem kinds'. */
  spread: string
  kinds: number
}

/** All that was learnt from the content: how people ask, and the words they ask with. */
export type Artefact = { model: ModelData; vocabulary: Vocabulary }

type Head = Omit<ModelData, 'hashes' | 'starts' | 'targets' | 'weights'> & {
  version: number
  vocabulary: Vocabulary
  features: number
  entries: number
}

/** The length of a head in JSON, the head, and four arrays one after the other. */
export function encodeArtefact({ model, vocabulary }: Artefact): Uint8Array {
  const { hashes, starts, targets, weights, ...rest } = model
  const head: Head = {
    version: ARTEFACT_VERSION,
    ...rest,
    vocabulary,
    features: hashes.length,
    entries: weights.length,
  }
  const json = Buffer.from(JSON.stringify(head))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(json.length)
  const bytes = (array: ArrayBufferView) =>
    Buffer.from(array.buffer, array.byteOffset, array.byteLength)
  return Buffer.concat([size, json, ...[hashes, starts, targets, weights].map(bytes)])
}

export function decodeArtefact(file: Uint8Array): Artefact {
  const length = Buffer.from(file.buffer, file.byteOffset, 4).readUInt32LE()
  const head = JSON.parse(Buffer.from(file.subarray(4, 4 + length)).toString('utf8')) as Head
  if (head.version !== ARTEFACT_VERSION) {
    throw new Error(`${ARTEFACT_FILE} is of version ${head.version}: build again`)
  }
  // Copied, as numbers of several bytes must begin at an even address.
  const body = new Uint8Array(file.subarray(4 + length)).buffer
  const { features, entries, version, vocabulary, ...rest } = head
  let at = 0
  const take = <T>(make: (from: number) => T, bytes: number): T => {
    const array = make(at)
    at += bytes
    return array
  }
  const hashes = take((from) => new Uint32Array(body, from, features), features * 4)
  const starts = take((from) => new Uint32Array(body, from, features + 1), (features + 1) * 4)
  const targets = take((from) => new Uint16Array(body, from, entries), entries * 2)
  const weights = take((from) => new Int8Array(body, from, entries), entries)
  return { model: { ...rest, hashes, starts, targets, weights }, vocabulary }
}

let current: Artefact | undefined

export const readBuilt = (): Buffer => readFileSync(join(findProjectRoot(), ARTEFACT_FILE))

/** The artefact in use, read from the build when it is first needed. */
export function readArtefact(): Artefact {
  current ??= decodeArtefact(readBuilt())
  return current
}

/** Another one takes its place, from the next question on; the build's where none is passed. */
export function setArtefact(artefact?: Artefact): void {
  current = artefact
}
