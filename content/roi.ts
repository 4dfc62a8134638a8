/** What ROI means on this site. Every case is reckoned so, and tests hold the sample's to it. */
export const roiDefinition =
  'ROI é o retorno menos o investimento, dividido pelo investimento. O investimento soma o trabalho da agência e a verba de anúncios.'
