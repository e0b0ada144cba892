import { surveyWithdraw } from 'calls/survey-desk'
import { submitWithdrawal } from '../submit-withdrawal.ts'

/** Withdraws a survey. */
export const submitSurveys = submitWithdrawal(surveyWithdraw)
