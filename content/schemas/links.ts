export { isSafeLink, safeLink } from '#features/shared/rules/links.ts'
