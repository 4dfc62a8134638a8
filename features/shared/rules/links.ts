/** Where a link may lead: a page or a part of this site, another one, a mail or a call. */
export const safeLink =
  /^(https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:\+?[\d-]+|\/(?!\/)[^\s"'<>\\]*|#[\w-]+)$/

export const isSafeLink = (link: string): boolean => safeLink.test(link)
