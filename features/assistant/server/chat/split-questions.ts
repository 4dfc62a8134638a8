import type { ForeignLanguage } from '#content/types/assistant.ts'
import { normalise } from './normalise.ts'

/** More than this in one message is no question any more. */
const MOST = 5

/** Words that a question of its own begins with. */
const opening =
  '(?:(?:em |com |para |por |a )?(?:quanto|que hora|qual)|como (?!(?:que )?(?:faz|faco|fazer)$)|onde|quando|quem|de quem (?=fica|sao|sera)|tem (?!tambem$|isso$)|aceita|posso|quero|voce (?!que )|da para|emite|preciso|faz|fazem|o que (?:e|vem|esta|inclui|tem|entra)) ?\\w'
const joint = new RegExp(` (?:e|mas|tambem) (?=${opening})`)
const begins = new RegExp(`^(?:e )?${opening}`)

/** 'Na produção de conteúdo, …': half of a question. */
const opens = /^(?:e )?(?:na|no|em|para|sobre|com|se|quando) (?!.* (?:e|quanto|qual|como|onde) )/

/** 'da?', 'por quê?', 'qual a diferença?': the end of what was said before. */
const ends =
  /^(?:e )?(?:da|porque|como|pode|sera|tem|ne|certo|e ai|como assim|como faz|tem jeito|tem como|da para|serve|adianta|vale a pena|compensa|qual (?:e )?(?:a )?diferenca|qual (?:e )?(?:o )?(?:melhor|preco|valor|prazo)|que (?:e|raio e) isso|o que e isso)$/

/** 'já postei de tudo, já dei desconto': the story before the question. */
const story = /^(?:e )?ja (?:\w+ei|\w+i|fiz|pus)\b/

/** 'salve', 'tá', 'mano': a word of its own beside a question says nothing, unless it asks. */
const asksAlone =
  /^(?:preco|valor|quanto|prazo|horario|hora|endereco|telefone|contato|email|desconto|garantia|fidelidade|contrato|quando|onde|cnpj|nota|multa|obrigado|valeu)$/

/** 'é' joins no two questions; folded, it would be an 'e'. */
const isWord = /(^|\s)(?:é|eh)(?=\s|$)/gi

/** The questions of one message, in plain words. */
export function splitQuestions(text: string, language?: ForeignLanguage): string[] {
  return text
    .replace(isWord, '$1ehh')
    .split(/[?!;]+|\.(?=\s|$)|\n\s*\n/)
    .flatMap((sentence) => {
      // A comma parts two questions only where another one begins after it.
      const parts: string[] = []
      for (const piece of sentence.split(/,(?!\d)/)) {
        const words = normalise(piece, language)
        const last = parts.at(-1)
        if (last !== undefined && story.test(words)) continue
        if (last === undefined || (begins.test(words) && !opens.test(last) && !ends.test(words)))
          parts.push(words)
        else parts.push(`${parts.pop()} ${words}`)
      }
      return parts
    })
    .flatMap((part) => part.split(joint))
    .map((part) => part.replaceAll('ehh', 'e').trim())
    .filter(Boolean)
    .reduce<string[]>((parts, part) => {
      const last = ends.test(part) ? parts.pop() : undefined
      parts.push(last ? `${last} ${part}` : part)
      return parts
    }, [])
    .filter((part, _, all) => all.length === 1 || part.includes(' ') || asksAlone.test(part))
    .slice(0, MOST)
}
