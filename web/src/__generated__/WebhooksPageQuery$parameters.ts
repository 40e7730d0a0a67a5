/**
 * @generated SignedSource<<5a18af22fd865ea5f564d39709c5c3ec>>
 * @relayHash 41ed3dcbfc9bb546716c8c04cdcc524e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa3d67091eece599e2e66d13b283a8aa21881eb4797be858fb365bdcef51e917

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa3d67091eece599e2e66d13b283a8aa21881eb4797be858fb365bdcef51e917",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
