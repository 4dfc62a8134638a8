/** What ROI means on this site. Every case is reckoned so, and tests hold the sample's to it. */
export const roiDefinition =
  'ROI é o que voltou menos o que foi investido, dividido pelo que foi investido. Entram no investimento o trabalho da agência e a verba de anúncios.'
