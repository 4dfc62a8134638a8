/** Whose sign-in or key opens a platform; one may open several. */
export const credentialNames = ['meta', 'google', 'tiktok', 'linkedin'] as const
export type CredentialName = (typeof credentialNames)[number]
