import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Personal, Profile } from '#content/types/team.ts'
import { root } from '../cache.ts'

/** Somebody of the team, from their file; nobody where it is gone. */
export async function findPerson(
  slug: string | undefined,
): Promise<Profile | Personal | undefined> {
  const file = path.join(root, `content/team/${slug}.ts`)
  if (!existsSync(file)) return undefined
  const { profile, personal } = await import(pathToFileURL(file).href)
  return profile ?? personal
}
