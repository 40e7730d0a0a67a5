/**
 * @generated SignedSource<<bcc8d2ad2170462061636b395b91311d>>
 * @relayHash aa332d0d68512349509005b39db4fe07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8518e843e430ae1c65015d5bbad067f8507c7f65511e4e74ab6e8a3c350980d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8518e843e430ae1c65015d5bbad067f8507c7f65511e4e74ab6e8a3c350980d4",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
