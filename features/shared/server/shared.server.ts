export { clearNotice, noticeCookie, readNotice, setNotice } from './notice.ts'
export { isUnsettled } from './settled.ts'
