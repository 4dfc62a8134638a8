import { assistantTexts } from '#content/assistant/texts.ts'
import { contactForm } from '#content/contact-form.ts'
import { discountTiers, recurringServices } from '#content/plans.ts'
import { formatCentavos, planPrice, toCentavos } from '#features/visits/rules/plan-price.ts'
import { waitForMail } from '../support/mail-files.ts'
import { benchPassword } from '../support/sign-up.ts'
import type { Visitor } from './visitor.ts'

export type Journey = { name: string; walk: (visitor: Visitor, mailbox: string) => Promise<void> }

const phone = [390, 844] as const
const desk = [1280, 900] as const
const someAddress = () => `${crypto.randomUUID()}@alisio.example`
const isOpen = `document.querySelector('dialog:is([open], :popover-open), [role=dialog]')?.checkVisibility()`

const consent: Journey = {
  name: 'consent: the banner goes when it is answered, and stays away',
  async walk(visitor) {
    await visitor.resize(...desk)
    await visitor.open('/')
    await visitor.click('button', 'Rejeitar')
    await visitor.until(`localStorage.getItem('cookies-rejected') === 'true'`)
    await visitor.open('/home1')
    await visitor.until(
      `![...document.querySelectorAll('button')].some((b) => b.textContent === 'Rejeitar' && b.checkVisibility())`,
    )
  },
}

const menu: Journey = {
  name: 'menu: opens on a phone, leads to a section and closes',
  async walk(visitor) {
    await visitor.resize(...phone)
    await visitor.open('/home1')
    await visitor.click('button', 'Abrir menu')
    await visitor.until(isOpen)
    await visitor.click('dialog a, [role=dialog] a', 'Contato')
    await visitor.until(`!${isOpen}`)
    await visitor.until(`location.hash === '#contact'`)
    await visitor.until(
      `document.querySelector('#contact').getBoundingClientRect().top < innerHeight`,
    )
    await visitor.resize(...desk)
  },
}

const carousel: Journey = {
  name: 'carousel: goes round in both directions and by its dots',
  async walk(visitor) {
    const dot = (place: string) =>
      visitor.until(
        `[...document.querySelectorAll('[aria-label^="View testimonial"]')].at(${place}).hasAttribute('aria-current')`,
      )
    // By its section's address, as a link leads there: all above it is laid out at once.
    await visitor.open('/home1#testimonials')
    await visitor.click('button', 'Depoimento anterior')
    await dot('-1')
    await visitor.click('button', 'Próximo depoimento')
    await dot('0')
    await visitor.click('button', 'View testimonial 3')
    await dot('2')
  },
}

const plans: Journey = {
  name: 'plans: two services are chosen, added up with their discount and kept in the address',
  async walk(visitor) {
    const selection = recurringServices.slice(0, 2)
    const recurring = selection.map(({ price }) => toCentavos(price))
    const { monthly } = planPrice({ recurring, oneOff: [] }, discountTiers)
    await visitor.open('/home1/planos')
    for (const { name } of selection) await visitor.click('button', name)
    await visitor.read('.plan-summary', formatCentavos(monthly))
    await visitor.until(`location.search.includes(${JSON.stringify(selection[1]?.id)})`)
    await visitor.read('.plan-summary a', 'Solicitar Proposta Personalizada')
  },
}

const contact: Journey = {
  name: 'contact: a mistake is told, then the message is sent and both mails arrive',
  async walk(visitor, mailbox) {
    const email = someAddress()
    const name = `Rita ${email.slice(0, 8)}`
    await visitor.open('/#contact')
    await visitor.fill('form [name=name]', name)
    await visitor.fill('form [name=email]', email)
    await visitor.fill('form [name=phone]', '85988887777')
    await visitor.click('button', contactForm.submit)
    await visitor.read('main', 'Mensagem deve ter no mínimo 10 caracteres')
    await visitor.fill('form [name=message]', 'Quero um site novo para a padaria.')
    await visitor.click('button', contactForm.submit)
    await visitor.read('body', 'Mensagem enviada!')
    await waitForMail(mailbox, { to: email })
    await waitForMail(mailbox, { subject: new RegExp(name) })
  },
}

const chat: Journey = {
  name: 'chat: a question is answered piece by piece and to its end',
  async walk(visitor) {
    const [question] = assistantTexts.starters
    if (!question) throw new Error('the assistant has no starter question')
    await visitor.open('/servicos/automacao')
    // Touching it wakes it; awake, it sends nothing that is empty. WebKit keeps no place: what is laid
    // out above may push the field away after the first touch.
    await visitor.clickUntil(
      '.chat [name=niche]',
      `[...document.querySelectorAll('.chat button')].some((b) => b.textContent.includes('Enviar') && b.ariaDisabled === 'true')`,
    )
    await visitor.fill('.chat [name=niche]', question.niche)
    await visitor.fill('.chat [name=question]', question.question)
    await visitor.click('.chat button', 'Enviar')
    await visitor.read('.chat', `Nicho: ${question.niche}`)
    await visitor.until(`document.querySelector('.chat [name=question]').value === ''`)
    await visitor.until(
      `[...document.querySelectorAll('.chat li')].filter((e) => e.parentElement.closest('li') === null).at(-1).innerText.length > 150`,
    )
  },
}

const account: Journey = {
  name: 'account: signing up leads to the client area, demo data to its figures, signing out home',
  async walk(visitor) {
    const email = someAddress()
    await visitor.open('/auth?mode=signup')
    await visitor.fill('[name=fullName]', 'Rita Lima')
    await visitor.fill('form:has([name=fullName]) [name=email]', email)
    await visitor.fill('form:has([name=fullName]) [name=password]', benchPassword)
    await visitor.fill('[name=confirmPassword]', benchPassword)
    await visitor.click('form:has([name=fullName]) button[type=submit]')
    await visitor.until(`location.pathname === '/dashboard'`)
    await visitor.click('button', 'Gerar Dados Demo')
    await visitor.read('body', 'Dados demo criados!')
    await visitor.open('/dashboard/campaigns')
    await visitor.until(`document.querySelectorAll('a[href^="/dashboard/campaigns/"]').length > 0`)
    await visitor.click('button', 'Sair')
    await visitor.until(`location.pathname === '/'`)
  },
}

const booking: Journey = {
  name: 'booking: another day is chosen, then an hour, and the invitation arrives',
  async walk(visitor, mailbox) {
    const email = someAddress()
    await visitor.resize(...phone)
    await visitor.open('/agenda')
    await visitor.click('.agenda-day:has(input:not(:checked))')
    // The hours are those of the day that was chosen.
    await visitor.until(
      `document.querySelector('[data-agenda-hours] [name=dia]').value === document.querySelector('.agenda-day :checked').value`,
    )
    await visitor.click('.agenda-hour')
    await visitor.read('output', 'das')
    await visitor.fill('main [name=name]', 'Rita Lima')
    await visitor.fill('main [name=email]', email)
    await visitor.fill('main [name=phone]', '85988887777')
    await visitor.click('button', 'Marcar conversa')
    await visitor.read('h1', 'Está marcado')
    await waitForMail(mailbox, { to: email })
    await visitor.resize(...desk)
  },
}

export const journeys = [consent, menu, carousel, plans, contact, chat, account, booking]
