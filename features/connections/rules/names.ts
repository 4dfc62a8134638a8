import { foldText } from '#features/shared/rules/text.ts'

/** Lower case, without accents and signs. */
const plain = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const withoutSpaces = (text: string) => plain(text).replaceAll(' ', '')
const linking = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'the', 'and'])
const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word && !linking.has(word))

/** The name in an address: 'www.loja-azul.com.br' is 'lojaazul'. */
const siteName = (text: string) => {
  const [host = ''] = text
    .toLowerCase()
    .replace(/^www\./, '')
    .split('/')
  return host.includes('.') ? withoutSpaces(host.split('.')[0] ?? '') : ''
}

const SHORTEST = 4

type Named = { id: string; name: string }

/**
 * Clients an account may belong to, by its name or its site's: the same name first, else those
 * whose name is part of the other. Several are a doubt for a person to settle.
 */
export function proposeClients<Client extends Named>(account: string, clients: Client[]): Client[] {
  const names = [withoutSpaces(account), siteName(account)].filter(
    (name) => name.length >= SHORTEST,
  )
  const same = clients.filter(({ name }) => names.includes(withoutSpaces(name)))
  if (same.length > 0) return same
  return clients.filter(({ name }) => {
    const client = withoutSpaces(name)
    if (client.length < SHORTEST) return false
    return names.some((each) => each.includes(client) || client.includes(each))
  })
}

/**
 * Whether somebody searched for the company itself: all words of its name, in any order, or the name
 * written together.
 */
export function isBrandQuery(query: string, company: string): boolean {
  const words = wordsOf(company)
  if (words.length === 0) return false
  const typed = new Set(wordsOf(query))
  const together = words.join('')
  return (
    words.every((word) => typed.has(word)) ||
    (together.length >= SHORTEST && withoutSpaces(query).includes(together))
  )
}
