/** What a block stands on; see service.css. */
export type Ground = 'bg' | 'bg-2' | 'deep'
