// SPDX-License-Identifier: Apache-2.0
import js from '@eslint/js';
import globals from 'globals';

export default [
  js.configs.recommended,
  {
    files: ['page/**/*.js'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module', globals: globals.browser },
  },
  {
    files: ['tests/**/*.js'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module', globals: globals.node },
  },
  {
    rules: {
      'array-callback-return': 'error',
      'consistent-return': 'error',
      curly: 'error',
      'default-case-last': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-else-return': 'off',
      'no-eval': 'error',
      'no-implicit-coercion': 'error',
      'no-loop-func': 'error',
      'no-param-reassign': ['error', { props: false }],
      'no-self-compare': 'error',
      'no-shadow': 'error',
      'no-template-curly-in-string': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unreachable-loop': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-use-before-define': ['error', { functions: false, classes: false, variables: true }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      'require-atomic-updates': 'off',
    },
  },
];
