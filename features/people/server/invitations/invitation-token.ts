import { createHash, randomBytes } from 'node:crypto'

/** How long a link works, by the database's clock. */
export const invitationDays = 7

/** What the link carries; only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const invitationLink = (origin: string, token: string) => `${origin}/convite?token=${token}`
