import { deskManifest } from '#app/site/render/web-manifest.ts'

export const loader = () =>
  new Response(deskManifest(), { headers: { 'Content-Type': 'application/manifest+json' } })
