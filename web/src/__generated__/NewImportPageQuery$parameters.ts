/**
 * @generated SignedSource<<2e70abcac3ca0b4b60e25c6b3b866e59>>
 * @relayHash fa262ec6f88fb33e8e7286e918c384c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 588060f2cdb45beb12eea4ebe78e064fb784945455f4776597c9eb5ec6e1f3ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewImportPageQuery } from './NewImportPageQuery.graphql';

const node: PreloadableConcreteRequest<NewImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "588060f2cdb45beb12eea4ebe78e064fb784945455f4776597c9eb5ec6e1f3ac",
    "metadata": {},
    "name": "NewImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
