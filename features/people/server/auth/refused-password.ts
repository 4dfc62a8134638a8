import { brand } from '#content/brand.ts'

/** Found in leaks everywhere in Brazil, and missing from the list of the whole world. */
const brazilian = [
  'mudar',
  'mudar123',
  'senha',
  'brasil',
  'jesus',
  'deus',
  'familia',
  'teamo',
  'amor',
  'futebol',
]

let common: Promise<Set<string>> | undefined

/** Half a megabyte, read when the first password is chosen. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...brazilian]),
  )
  return common
}

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Letters as people disguise them: P@ssw0rd is password. */
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const plain = (text: string) => text.replace(/[@431!0$57]/g, (sign) => disguises[sign] as string)

/** What is left when digits and signs at either end are taken away: senha@2024 is senha. */
const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')

/** Words anybody would try first for this account. */
function ownWords(email: string, name: string): string[] {
  const [mailbox = '', domain = ''] = email.split('@')
  const parts = [
    mailbox,
    domain.split('.')[0],
    ...mailbox.split(/[^a-z0-9]+/i),
    ...name.split(/\s+/),
  ]
  return (
    [brand.name, brand.assistant, ...parts]
      .map((word) => fold(word ?? ''))
      // A password is compared without the digits at its ends, too.
      .flatMap((word) => [word, core(word)])
      .filter((word) => word.length >= 3)
  )
}

/** Why a new password is refused, in words for its owner, or nothing. */
export async function refusedPassword(
  password: string,
  { email, name }: { email: string; name: string },
): Promise<string | undefined> {
  const typed = fold(password)
  const shapes = [typed, plain(typed), core(typed), plain(core(typed)), core(plain(typed))]
  const own = ownWords(email, name)
  if (typed === fold(email) || shapes.some((shape) => own.includes(shape))) {
    return 'Esta senha é fácil de adivinhar, porque usa o seu nome, o seu e-mail ou o nosso. Escolha outra.'
  }
  const list = await commonPasswords()
  if (shapes.some((shape) => shape.length >= 3 && list.has(shape))) {
    return 'Esta senha é muito comum e aparece em vazamentos de dados. Escolha outra.'
  }
  if (new Set(typed).size <= 2 || isRun(typed)) {
    return 'Esta senha é uma sequência fácil de adivinhar. Escolha outra.'
  }
  return undefined
}

/** 345678 and hgfedcb: every character follows the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0))
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] as number)))
  return steps.size === 1 && [1, -1].includes([...steps][0] as number)
}
