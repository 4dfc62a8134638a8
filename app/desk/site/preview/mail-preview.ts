import type { LoaderFunctionArgs } from 'react-router'
import { mailPage } from './mail-preview.server.ts'

/** A mail with its draft, in the editor's frame. */
export const loader = (args: LoaderFunctionArgs) => mailPage(args)
