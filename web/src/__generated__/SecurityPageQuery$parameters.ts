/**
 * @generated SignedSource<<04cb899150cdf5313fd7000ef0646009>>
 * @relayHash 5699dcd06bd020f53b35090d64b96f99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0c7636f9034e1df0af67ab89c494690e13fdae9526d82ce243103f3c4697355

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0c7636f9034e1df0af67ab89c494690e13fdae9526d82ce243103f3c4697355",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
