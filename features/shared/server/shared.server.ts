export { clearNotice, noticeCookie, readNotice, setNotice } from './notice.ts'
