/** Where the content's modules wait for scripts/build/finish.ts, and where it stands what they export. */
export const MODULES = '.cache/content'
export const EXPORTS = '.cache/content.json'
