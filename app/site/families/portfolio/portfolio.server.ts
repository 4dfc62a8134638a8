import { screens } from '#app/generated/screens.ts'
import { pictureLines } from '#app/site/art/pictures.server.ts'
import { absoluteUrl } from '#app/site/metadata.server.ts'
import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { photoOf } from '#app/site/parts/picture.server.ts'
import { brand } from '#content/brand.ts'
import { homeOf } from '#content/derived/addresses.ts'
import { hoursLines } from '#content/derived/place.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import { portfolioPdfFile } from '#content/portfolio/pdf-file.ts'
import { shownTabs } from '#content/portfolio/tabs.ts'
import { addressNow } from '#content/site-map.ts'
import type { PortfolioCase, PortfolioContent } from '#content/types/portfolio-page.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import { contactFormData } from '../contact/contact-form.server.ts'

const whenThereIsNone = 75

/** How long a result's bar is: the number in its value, in the Brazilian way of writing it. */
export function barValue(value: string): number {
  const written = value.match(/\d[\d.]*(,\d+)?/)?.[0]
  if (!written) return whenThereIsNone
  return Number(written.replaceAll('.', '').replace(',', '.'))
}

export function portfolioData(url: URL) {
  const entry = findEntry(url)
  const { meta, art, ...content } = loadContent<PortfolioContent>(entry.content)
  const home = homeOf(entry.theme)
  const path = entry.canonical ?? entry.path
  return {
    ...pageData(entry, meta, {
      crumbs: [
        { name: 'Início', path: home },
        { name: content.hero.eyebrow, path: entry.path },
      ],
      data: [projectList(path, meta.title, content.projects.items)],
    }),
    picture: pagePicture(entry),
    scheduling: schedulingPage(),
    pdf: `/generated/${portfolioPdfFile}`,
    hero: content.hero,
    tabs: { ...content.tabs, items: shownTabs(content) },
    overview: { ...content.overview, lines: pictureLines({ ...art, field: 'rising' }) },
    areas: {
      ...content.areas,
      items: content.areas.items.map(({ image, photo, ...area }) => ({
        ...area,
        link: addressNow(area.link),
        lines: { ...pictureLines(image, 10), photo: photoOf('portfolio', photo) },
      })),
    },
    projects: {
      ...content.projects,
      items: content.projects.items.map(({ art, images, ...project }) => ({
        ...project,
        link: project.link && addressNow(project.link),
        images: stagedImages(images).map((image) =>
          'screen' in image
            ? { ...screenFile(image.screen), alt: image.alt }
            : (photoOf('portfolio/projects', image) ?? { ...screenFile('plain'), alt: image.alt }),
        ),
        lines: pictureLines(art),
      })),
    },
    process: content.process,
    results: {
      ...content.results,
      bars: content.results.bars.map((fact) => ({ ...fact, length: barValue(fact.value) })),
    },
    contact: contactData(content.contact),
    form: contactFormData(entry.theme),
  }
}

/** A photo of the work is not covered by the drawing of a telephone that nobody changed. */
function stagedImages([wide, phone]: PortfolioCase['images']) {
  const isDrawn = 'screen' in phone && phone.screen === 'plain-phone'
  return !('screen' in wide) && isDrawn ? [wide] : [wide, phone]
}

function screenFile(name: string) {
  const screen = screens[name] ?? screens[name.endsWith('-phone') ? 'plain-phone' : 'plain']
  if (!screen) throw new Error(`No screen was drawn for ${name}`)
  return screen
}

function contactData({
  whatsapp,
  schedule,
  social,
  pdf,
  form,
  ...head
}: PortfolioContent['contact']) {
  const { greeting, ...chat } = whatsapp
  return {
    ...head,
    form,
    channels: [
      { icon: 'message' as const, ...chat, to: whatsappUrl(greeting) },
      { icon: 'calendar' as const, ...schedule, to: schedulingPage() },
      ...(brand.social.instagram
        ? [{ icon: 'camera' as const, ...social, to: brand.social.instagram.url }]
        : []),
    ],
    pdf,
    email: { label: brand.email, to: `mailto:${brand.email}` },
    hours: hoursLines,
    replyTime: brand.replyTime,
  }
}

function projectList(path: string, name: string, projects: PortfolioCase[]) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: projects.length,
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: project.title,
        description: project.description || undefined,
        genre: project.category || undefined,
        sourceOrganization: project.client
          ? { '@type': 'Organization', name: project.client }
          : undefined,
        creator: { '@id': `${brand.url}/#organization` },
        url: absoluteUrl(`${path}?aba=projetos`),
      },
    })),
  }
}
