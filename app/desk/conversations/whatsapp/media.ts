import type { LoaderFunctionArgs } from 'react-router'
import { streamMedia } from '#features/conversations/server/conversations.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  streamMedia(args, args.params.id ?? '', args.params.arquivo ?? '')
