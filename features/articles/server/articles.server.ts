export {
  type ArticleState,
  createArticle,
  discardArticle,
  listArticles,
  moveDraft,
  readArticle,
} from './articles.ts'
export { BROUGHT_DAYS, readBrought } from './brought.ts'
export { exportArticles } from './export.ts'
export { type ImportReport, importArticles } from './import.ts'
export { receiveFiles } from './receive.ts'
export type { ZipFile } from './zip.ts'
