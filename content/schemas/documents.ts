import type * as z from 'zod'
import { articleSchema, articlesPageSchema } from './articles.ts'
import * as assistant from './assistant.ts'
import { fact, line, listOf, text, titledText } from './common.ts'
import * as facts from './facts.ts'
import * as forms from './forms.ts'
import { legalSchema, legalTextSchema, retentionSchema, storedItemsSchema } from './legal.ts'
import { lookSchema, paletteSchema } from './look.ts'
import { mailSchemas } from './mails.ts'
import { archivedSchema, redirectsSchema } from './page-changes.ts'
import * as pages from './pages.ts'
import { serviceSchema } from './service.ts'
import * as stories from './stories.ts'

const { topicsSchema } = assistant

/**
 * What every value of the content that the desk may change has to look like, by `file#export`. What
 * is derived from others is not listed: it follows them.
 */
export const documentSchemas: Readonly<Record<string, z.ZodType>> = {
  'pages/home#page': pages.homeSchema,
  'pages/classic-home#page': pages.classicHomeSchema,
  'pages/services#page': pages.servicesSchema,
  'pages/cases#page': pages.casesSchema,
  'pages/cases-classic#page': pages.casesSchema,
  'pages/portfolio#page': pages.portfolioSchema,
  'pages/portfolio-classic#page': pages.portfolioSchema,
  'pages/links#page': pages.linksSchema,
  'pages/about#page': pages.aboutSchema,
  'pages/plans#page': forms.plansPageSchema,
  'pages/articles#page': articlesPageSchema,
  'pages/agenda#agenda': forms.agendaSchema,
  'pages/contact#page': forms.contactSchema,
  'pages/auth#page': forms.authSchema,

  'brand#brand': facts.brandSchema,
  'claims#claims': facts.claimsSchema,
  'contract#contract': facts.contractSchema,
  'contract#conditions': listOf(titledText),
  'contract#termSentence': text.optional(),
  'plans#recurringServices': facts.recurringSchema,
  'plans#oneOffServices': facts.oneOffSchema,
  'plans#discountTiers': facts.discountSchema,
  'plans#servicePlans': facts.servicePlansSchema,
  'testimonials#classicTestimonials': facts.testimonialsSchema,
  'testimonials#homeTestimonials': facts.homeTestimonialsSchema,
  'testimonials#partners': facts.partnersSchema,
  'tools#tools': facts.toolsSchema,
  'people#people': facts.peopleSchema,
  'case-studies#caseStudies': stories.studiesSchema,
  'case-studies#customerQuote': stories.customerQuoteSchema,
  'portfolio/areas#areas': stories.areasSchema,
  'portfolio/process#phases': stories.phasesSchema,
  'portfolio/results#resultBars': listOf(fact),
  'menus#menuLinks': facts.menusSchema,
  'menus#booking': facts.bookingSchema,
  'contact-form#contactForm': forms.contactFormSchema,
  'meeting#meetingName': line,
  'meeting#meetingAction': line,
  'meeting#meetingNote': line,
  'whatsapp#greeting': text,
  'whatsapp#supportMessage': text,
  'roi#roiDefinition': text,

  ...mailSchemas,

  'parts#parts': facts.partsSchema,
  'look#look': lookSchema,
  'palette#palette': paletteSchema,

  'legal/terms#page': legalSchema,
  'legal/privacy#page': legalSchema,
  'legal/cookies#page': legalSchema,
  'legal/terms#text': legalTextSchema,
  'legal/privacy#text': legalTextSchema,
  'legal/cookies#text': legalTextSchema,
  'page-changes#archived': archivedSchema,
  'page-changes#redirects': redirectsSchema,
  'legal/page-changes#archivedTexts': archivedSchema,
  'legal/page-changes#movedTexts': redirectsSchema,

  'legal/stored-items#storedItems': storedItemsSchema,
  'legal/retention#retentionMonths': retentionSchema,

  'assistant/texts#assistantTexts': assistant.assistantTextsSchema,
  'assistant/replies#replies': assistant.repliesSchema,
  'assistant/handover#handover': assistant.handoverSchema,
  'assistant/handover#continuing': assistant.continuingSchema,
  'assistant/client#clientAssistant': assistant.clientAssistantSchema,
  'assistant/data#agencyTopics': topicsSchema,
  'assistant/data#assistantTopics': topicsSchema,
  'assistant/data#bookingTopics': topicsSchema,
  'assistant/data#clientAreaTopics': topicsSchema,
  'assistant/data#contactTopics': topicsSchema,
  'assistant/data#contractTopics': topicsSchema,
  'assistant/data#detailTopics': topicsSchema,
  'assistant/data#moneyTopics': topicsSchema,
  'assistant/data#paymentTopics': topicsSchema,
  'assistant/data#privacyTopics': topicsSchema,
  'assistant/data#promiseTopics': topicsSchema,
  'assistant/data#workTopics': topicsSchema,
  'assistant/data#comparisons': assistant.comparisonsSchema,
  'assistant/data#glossary': assistant.glossarySchema,
  'assistant/data#goals': assistant.goalsSchema,
  'assistant/data#subjects': assistant.subjectsSchema,
  'assistant/data#niches': assistant.nichesSchema,
  'assistant/data#generalNiche': assistant.generalNicheSchema,
  'assistant/data#foreignLanguages': assistant.foreignSchema,
}

/** Values of which there are as many as the agency wants, a file each. */
export const collectionSchemas: readonly [
  collection: Collection,
  keys: RegExp,
  schema: z.ZodType,
][] = [
  ['services', /^services\/[\w-]+#service$/, serviceSchema],
  ['cases', /^cases\/[\w-]+#successCase$/, stories.caseSchema],
  ['team', /^team\/[\w-]+#profile$/, stories.profileSchema],
  ['team', /^team\/[\w-]+#personal$/, stories.personalSchema],
  ['articles', /^articles\/[\w-]+#article$/, articleSchema],
  ['projects', /^portfolio\/projects\/[\w-]+#\w+$/, stories.projectSchema],
  ['legal', /^legal\/[\w-]+#page$/, legalSchema],
  ['legal', /^legal\/[\w-]+#text$/, legalTextSchema],
]
export type Collection = 'services' | 'cases' | 'team' | 'projects' | 'articles' | 'legal'

/** Whether there may be more documents like it than the files hold. */
export const isCollectionKey = (key: string): boolean =>
  collectionSchemas.some(([, keys]) => keys.test(key))

export function schemaOf(key: string): z.ZodType | undefined {
  if (Object.hasOwn(documentSchemas, key)) return documentSchemas[key]
  return collectionSchemas.find(([, keys]) => keys.test(key))?.[2]
}
