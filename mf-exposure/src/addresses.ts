interface Named {
  slug: string
  code: string
}

/** Path of the list, without the language (decisions 1). */
export const exposureListPath = '/exposure.html'

/** Path of the list of brokers by their number of exposures (decisions 7), without the language. */
export const exposedBrokersPath = '/exposure/brokers.html'

/** Path of the mediation centre (decisions 1), without the language. */
export const mediationPath = '/exposure/mediation.html'

/** Path of the list of one broker's exposures, without the language. */
export const brokerListPath = (traderCode: string): string => `${exposureListPath}?traderCode=${traderCode}`

/** Path of the list of one broker's exposures that it has not answered in time, without the language. */
export const overdueListPath = (traderCode: string): string => `${brokerListPath(traderCode)}&replied=overdue`

/** Path of one broker's cases in the mediation centre, without the language. */
export const brokerMediationPath = (traderCode: string): string => `${mediationPath}?traderCode=${traderCode}`

/** The canonical path of one exposure, without the language (decisions 1). */
export const exposurePath = ({ slug, code }: Named): string => `/exposure/${slug}-${code}.html`

/** Path of the form for a complaint, without the language. */
export const publishPath = '/exposure/publish.html'

/** Path of the form for a complaint about one broker, without the language. */
export const reportPath = (traderCode: string): string => `${publishPath}?trader=${traderCode}`

/** Path of the form for a private complaint (decisions 72), without the language. */
export const privatePath = '/exposure/complaint.html'

/** The same for a complaint about one broker; '' for any. */
export const privateAbout = (traderCode: string): string =>
  traderCode ? `${privatePath}?trader=${traderCode}` : privatePath

/** Path of a filed private complaint in the account, without the language; agreed between all areas (decisions 72). */
export const filedPath = (code: string): string => `/user/complaints/private.html?code=${code}`

/** Path of the page on which anyone can write to the site, without the language (decisions 1). */
export const contactPath = '/contact.html'

/** Path of the form for a draft or rejected post, without the language. */
export const editPath = (code: string): string => `${publishPath}?code=${code}`

/** Path of a case on the moderators' page in another area, without the language. */
export const deskPath = (code: string): string => `/user/moderation.html?kind=exposure&id=${code}`

/** Path of a broker's page in another area; this address is agreed between all areas (decisions 1). */
export const brokerPath = ({ slug, code }: Named): string => `/brokers/info/${slug}-${code}.html`

/** The code at the end of `{slug}-{code}.html`; undefined if there is none. */
export const codeOf = (slugCode: string | undefined): string | undefined =>
  /(?:^|-)([0-9A-Za-z]{1,20})(?:\.html)?$/.exec(slugCode ?? '')?.[1]

/** Path of the form for a legal notice about one exposure, without the language. */
export const noticeFormPath = (exposureCode: string): string => `/exposure/legal-notice.html?code=${exposureCode}`

/** Path of the public log of legal notices, without the language. */
export const noticeLogPath = '/exposure/legal-notices.html'

/** Path of one legal notice in the log, without the language. */
export const noticePath = (code: string): string => `${noticeLogPath}?notice=${code}`

/** Path of a legal notice as the author of its post sees and answers it, without the language. */
export const ownNoticePath = (code: string): string => `/exposure/notice-answer.html?notice=${code}`
