import { pageOf, type WebFeature } from '../web-feature.ts';

export const account: WebFeature = {
  name: 'account',
  pages: {
    login: pageOf(() => import('./login-page.tsx'), 'LoginPage'),
    resetPassword: pageOf(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
    verifyEmail: pageOf(() => import('./verify-email-page.tsx'), 'VerifyEmailPage'),
    endReminders: pageOf(() => import('./end-reminders-page.tsx'), 'EndRemindersPage'),
    account: pageOf(() => import('./account-page.tsx'), 'AccountPage'),
  },
};
