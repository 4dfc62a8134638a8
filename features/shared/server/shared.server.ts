export { clearNotice, readNotice, setNotice } from './notice.ts'
