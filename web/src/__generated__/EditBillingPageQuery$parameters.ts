/**
 * @generated SignedSource<<55b48b9ec93d773f4cf426e7b8a5ddf7>>
 * @relayHash d33f1910af37cd2392955654926ca614
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e35303979790c6f677bdeaa030124cc5d0275174a389bfd32470c2c34803112f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBillingPageQuery } from './EditBillingPageQuery.graphql';

const node: PreloadableConcreteRequest<EditBillingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e35303979790c6f677bdeaa030124cc5d0275174a389bfd32470c2c34803112f",
    "metadata": {},
    "name": "EditBillingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
