import { articleWithdraw } from 'calls/article-desk'
import { submitWithdrawal } from '../submit-withdrawal.ts'

/** Withdraws an article. */
export const submitArticles = submitWithdrawal(articleWithdraw)
