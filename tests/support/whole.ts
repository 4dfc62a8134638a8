import { goals, subjects } from '#content/assistant/data.ts'
import { isPriced } from '#features/assistant/server/chat/answers/price-line.ts'
import { services } from '#features/assistant/server/chat/knowledge/site-content.ts'

const named = [
  ...goals.flatMap((goal) => goal.services),
  ...subjects.flatMap(({ service, time }) => [service, time]),
].filter((slug) => slug !== undefined)
const priced = [...goals, ...subjects].flatMap(({ prices }) => prices)

/**
 * Whether this agency offers and prices all that the playbooks of the assistant speak of. Answers that
 * are written down word by word are those of such a one; tests/content/subsets.test.ts asks the others.
 */
export const isWholeAgency = named.every((slug) => slug in services) && priced.every(isPriced)
