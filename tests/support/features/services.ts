import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentAt } from '#content/derived/addresses.ts'
import { siteMap } from '#content/site-map.ts'
import type { Theme } from '#content/types/common.ts'
import type { ServiceBlock, ServiceContent } from '#content/types/service.ts'

const files = [
  ...new Set(siteMap.filter(({ page }) => page === 'service').map(({ content }) => content)),
]

type Service = { file: string; content: ServiceContent }

/** Every service that this agency offers, in the order of the site map. */
export const services = (await Promise.all(
  files.map(async (file) => ({
    file,
    content: (
      await import(pathToFileURL(path.resolve(`content/${file}.ts`)).href)
    ).service as ServiceContent,
  })),
)) as [Service, ...Service[]]

const pathOf = ({ file }: Service, theme?: Theme) => contentAt(file, theme) as string

/** A service's page, whichever it is. */
export const aService = (theme?: Theme): string =>
  siteMap.find((entry) => entry.page === 'service' && (!theme || entry.theme === theme))?.path ??
  pathOf(services[0])

/** The service at an address. */
export const serviceOn = (path: string): ServiceContent => {
  const file = siteMap.find((entry) => entry.path === path)?.content
  return (services.find((one) => one.file === file) as Service).content
}

/** Addresses of services whose page has a block that fits; none where no service has one. */
export const servicesWith = (fits: (block: ServiceBlock) => boolean): string[] =>
  siteMap
    .filter(({ content }) =>
      services.some((one) => one.file === content && one.content.blocks.some(fits)),
    )
    .map(({ path }) => path)
