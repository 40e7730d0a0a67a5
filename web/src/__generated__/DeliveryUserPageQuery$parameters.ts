/**
 * @generated SignedSource<<06101323791589460c8ed5b1f725a3aa>>
 * @relayHash 1fbc75b22a7e02d5c854cd407a7e4bc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9303531c8f1b6268a3d859f283f58e8aa6a53391db38bd501fc808405b4bf9bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryUserPageQuery } from './DeliveryUserPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9303531c8f1b6268a3d859f283f58e8aa6a53391db38bd501fc808405b4bf9bc",
    "metadata": {},
    "name": "DeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
