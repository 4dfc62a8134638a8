import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'

/** The head of a page that is nobody else's business. */
export function accountMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}
